import { Button, DialogContentText, Stack } from '@mui/material';
import type { OperatorEndpoint, OperatorOutputOf, Scope } from '@pawlet/operator';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ConflictDialog, type Description } from '../parts/ConflictDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { isSame } from '../parts/isSame.ts';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useText } from '../texts/useText.ts';
import { KindFields } from './KindFields.tsx';
import { type RecordKind, toInput } from './RecordKind.ts';
import { type Fields, fields } from './shapes.ts';
import { useKindDescription } from './useKindDescription.ts';

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

const noKind: RecordKind = { name: '', scope: 'orders:read', shape: () => fields({}) };

/** Something that is done with a record. */
export interface RecordAction {
  readonly label: string;
  /** Asked before. @default it is done at once */
  readonly question?: string;
  readonly call: OperatorEndpoint;
  readonly params?: Readonly<Record<string, string>>;
  /** What is sent with it. @default nothing */
  readonly input?: Fields;
  /** What is entered with it. @default nothing */
  readonly kind?: RecordKind;
  /** What the fields have at first. @default nothing */
  readonly initial?: Fields;
  /** Fields that must not be empty. @default none */
  readonly required?: readonly string[];
  /** Nothing happens until something else is entered than it has at first. @default false */
  readonly needsChange?: boolean;
  /** It takes something away. @default false */
  readonly isDanger?: boolean;
  /** It cannot be done yet. @default false */
  readonly isDisabled?: boolean;
  /** It stands out. @default false */
  readonly isMain?: boolean;
  /** Said afterwards; null for nothing. @default done */
  readonly done?: ((output: unknown) => string | null) | undefined;
}

/** An action whose result is known by its call. */
export function actionOf<const TCall extends OperatorEndpoint>(
  call: TCall,
  action: Omit<RecordAction, 'call' | 'done'> & {
    readonly done?: (output: OperatorOutputOf<TCall>) => string | null;
  },
): RecordAction {
  const { done, ...others } = action;
  return {
    ...others,
    call,
    done: done === undefined ? undefined : done,
  };
}

export interface RecordActionsProps {
  /** Who may do it. */
  readonly scope: Scope;
  /** What was seen: with its version, where the calls need one. */
  readonly record: object & { readonly version?: string };
  /** Name of the record, for assistive technology in lists. @default the page has the name */
  readonly name?: string;
  /** Parameters of every call. @default none */
  readonly params?: Readonly<Record<string, string>>;
  /** What is compared when somebody else has changed the record. */
  readonly describe: (record: unknown) => Description;
  readonly actions: readonly RecordAction[];
  /** @default small */
  readonly size?: 'small' | 'medium';
  /** Further buttons before these, whoever may do these. @default none */
  readonly more?: ReactNode;
}

/** Buttons of what can be done with a record now, for those who may. */
export function RecordActions({
  scope,
  record,
  name,
  params,
  describe,
  actions,
  size = 'small',
  more = null,
}: RecordActionsProps) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const mayWrite = useHasScope(scope);
  const [openedLabel, setOpened] = useState<string | null>(null);
  /** As it is now: the record may have changed. */
  const opened = actions.find(({ label }) => label === openedLabel) ?? null;
  const [value, setValue] = useState<Fields>({});
  const { describeFields } = useKindDescription(opened?.kind ?? noKind);
  if (!mayWrite || (actions.length === 0 && action.conflict === null)) return more;
  const open = (chosen: RecordAction) => {
    setValue(chosen.initial ?? {});
    if (chosen.question === undefined && chosen.kind === undefined) void send(chosen, {});
    else setOpened(chosen.label);
  };
  const send = async ({ call, kind, input, done: describeDone, ...own }: RecordAction, entered: Fields) => {
    const sent = { ...input, ...(kind === undefined ? {} : toInput(kind, entered, true)) };
    const done = await action.run<OperatorEndpoint>(call, {
      params: { ...params, ...own.params },
      ...(call.version === undefined || record.version === undefined ? {} : { version: record.version }),
      ...(input === undefined && kind === undefined ? {} : { input: sent }),
    });
    if (done === null) return;
    setOpened(null);
    const said = describeDone === undefined ? text('records.done') : describeDone(done);
    if (said !== null) notify(said, { type: 'success' });
    refresh();
  };
  const isChanged = opened?.kind !== undefined && !isSame(value, opened.initial ?? {});
  const isIncomplete =
    opened?.required?.some((field) => isBlank(value[field])) === true ||
    (opened?.needsChange === true && !isChanged);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
      // A click on a row opens its record.
      onClick={(event) => event.stopPropagation()}
    >
      {more}
      {actions.map((one) => (
        <Button
          key={one.label}
          size={size}
          variant={one.isMain === true ? 'contained' : 'outlined'}
          color={one.isDanger === true ? 'error' : 'primary'}
          disabled={action.isBusy || one.isDisabled === true}
          {...(name === undefined ? {} : { 'aria-label': text('entry.action', { action: one.label, name }) })}
          onClick={() => open(one)}
        >
          {one.label}
        </Button>
      ))}
      {opened === null ? null : (
        <FormDialog
          title={opened.label}
          submit={opened.label}
          isBusy={action.isBusy}
          isChanged={isChanged}
          isIncomplete={isIncomplete}
          isDanger={opened.isDanger === true}
          onClose={() => setOpened(null)}
          onSubmit={() => void send(opened, value)}
        >
          {opened.question === undefined ? null : <DialogContentText>{opened.question}</DialogContentText>}
          {opened.kind === undefined ? null : (
            <KindFields kind={opened.kind} value={value} errors={action.errors} isNew onChange={setValue} />
          )}
        </FormDialog>
      )}
      <ConflictDialog
        problem={action.conflict}
        before={record}
        describe={describe}
        entered={[...describeFields(value)]}
        onClose={() => {
          action.closeConflict();
          // What was entered stays.
          if (opened?.kind === undefined) setOpened(null);
        }}
      />
    </Stack>
  );
}
