import { Box, Button, Chip, Stack, Switch, TextField, Typography } from '@mui/material';
import { mailCalls, type OperatorOutputOf, type OperatorSetting, settingCalls } from '@pawlet/operator';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConflictDialog } from '../parts/ConflictDialog.tsx';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { LanguageChoice, type TextLanguage, useTextLanguage } from '../parts/LanguageChoice.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Section } from '../parts/Section.tsx';
import { TableSection } from '../parts/TableSection.tsx';
import { useCall } from '../parts/useCall.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useLeave, useUnsaved } from '../parts/useUnsaved.ts';
import { useText, useWord } from '../texts/useText.ts';
import { useSettingChange } from './useSettingChange.ts';

type Mail = OperatorOutputOf<typeof mailCalls.listMails>['items'][number];

/** The e-mails about orders, invoices and withdrawals: which are sent, how each looks in each language, and the shop's own words. */
export function MailsPage() {
  const text = useText();
  const mails = useCall(mailCalls.listMails);
  const sent = useCall(settingCalls.readSetting, { params: { name: 'mails.sent' } });
  const texts = useCall(settingCalls.readSetting, { params: { name: 'mails.texts' } });
  const [opened, setOpened] = useState<Mail | null>(null);
  const leave = useLeave();
  return (
    <ConsolePage title={text('resource.mails')} isNarrow>
      <Loaded query={mails}>
        {({ items }) => (
          <Loaded query={sent}>
            {(setting) => (
              <Mails mails={items} sent={setting} onOpen={(one) => leave(() => setOpened(one))} />
            )}
          </Loaded>
        )}
      </Loaded>
      {opened === null ? null : (
        <Loaded query={texts}>
          {(setting) => <OpenedMail key={opened.event} mail={opened} setting={setting} />}
        </Loaded>
      )}
    </ConsolePage>
  );
}

interface MailsProps {
  readonly mails: readonly Mail[];
  readonly sent: OperatorSetting;
  readonly onOpen: (mail: Mail) => void;
}

interface MailRow extends Mail {
  readonly isFixed: boolean;
  readonly onToggle: (isSent: boolean) => void;
  readonly onOpen: () => void;
}

const mail = detailsOf<MailRow>();
const columns = [
  mail.other('mails.event', ({ event }, { word }) => word(`mail.${event}`, event)),
  mail.words('subject', 'mails.subject'),
  secondary(
    mail.other('mails.changedIn', ({ changedIn }, { language }) => changedIn.map(language).join(', ')),
  ),
  mail.part('mails.sent', ({ event, isSent, isRequired, isFixed, onToggle }, { text, word }) =>
    isRequired ? (
      text('mails.always')
    ) : (
      <Switch
        size="small"
        checked={isSent}
        disabled={isFixed}
        slotProps={{ input: { 'aria-label': text('mails.isSent', { name: word(`mail.${event}`, event) }) } }}
        onChange={(_, isOn) => onToggle(isOn)}
      />
    ),
  ),
  mail.part('field.actions', ({ event, onOpen }, { text, word }) => (
    <Button
      size="small"
      aria-label={text('mails.open', { name: word(`mail.${event}`, event) })}
      onClick={onOpen}
    >
      {text('mails.preview')}
    </Button>
  )),
];

function Mails({ mails, sent, onOpen }: MailsProps) {
  const text = useText();
  const word = useWord();
  const refresh = useRefresh();
  const mayWrite = useHasScope('settings:write');
  const change = useSettingChange(sent, (value) =>
    mails
      .filter(({ isRequired }) => !isRequired)
      .map(({ event }) => [
        word(`mail.${event}`, event),
        text(isRecord(value) && value[event] === false ? 'audit.no' : 'audit.yes'),
      ]),
  );
  const switches = isRecord(sent.value) ? sent.value : {};
  const toggle = async (event: string, isSent: boolean) => {
    await change.save({ ...switches, [event]: isSent });
    refresh();
  };
  const rows = mails.map((one) => ({
    ...one,
    isFixed: !mayWrite || change.isBusy,
    onToggle: (isSent: boolean) => void toggle(one.event, isSent),
    onOpen: () => onOpen(one),
  }));
  return (
    <TableSection title={text('mails.list')} records={rows} toKey={({ event }) => event} columns={columns}>
      <ConflictDialog
        problem={change.conflict}
        before={sent}
        describe={change.describe}
        onClose={change.closeConflict}
      />
    </TableSection>
  );
}

const parts = ['subject', 'opening'] as const;
type Part = (typeof parts)[number];

/** A value within objects within objects; '' where there is none. */
function findWords(value: unknown, event: string, part: Part, language: TextLanguage): string {
  const mail = isRecord(value) ? value[event] : undefined;
  const words = isRecord(mail) ? mail[part] : undefined;
  const found = isRecord(words) ? words[language] : undefined;
  return typeof found === 'string' ? found : '';
}

/** The texts with the words of one e-mail in one language; empty ones are left out, and with them what they were in. */
function changeWords(
  value: unknown,
  event: string,
  language: TextLanguage,
  words: Readonly<Record<Part, string>>,
) {
  const all = isRecord(value) ? value : {};
  const mail = isRecord(all[event]) ? all[event] : {};
  const changed = Object.fromEntries(
    parts.flatMap((part) => {
      const before = isRecord(mail[part]) ? mail[part] : {};
      const { [language]: _, ...others } = before;
      const after = words[part].trim() === '' ? others : { ...others, [language]: words[part].trim() };
      return Object.keys(after).length === 0 ? [] : [[part, after]];
    }),
  );
  const { [event]: _, ...rest } = all;
  return Object.keys(changed).length === 0 ? rest : { ...rest, [event]: changed };
}

/** The list above it is longer than most screens. */
const moveTo = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'start' });

interface OpenedMailProps {
  readonly mail: Mail;
  readonly setting: OperatorSetting;
}

function OpenedMail({ mail: { event, placeholders }, setting }: OpenedMailProps) {
  const text = useText();
  const word = useWord();
  const refresh = useRefresh();
  const mayWrite = useHasScope('settings:write');
  const [language, setLanguage] = useTextLanguage();
  const change = useSettingChange(setting, (value) =>
    parts.map((part) => [text(`mails.${part}`), findWords(value, event, part, language)]),
  );
  const read = (of: TextLanguage) => ({
    subject: findWords(setting.value, event, 'subject', of),
    opening: findWords(setting.value, event, 'opening', of),
  });
  const [words, setWords] = useState(() => read(language));
  const saved = read(language);
  const isChanged = parts.some((part) => words[part].trim() !== saved[part]);
  useUnsaved(isChanged);
  const preview = useCall(mailCalls.previewMail, { params: { event }, input: { language } });
  const choose = (next: TextLanguage) => {
    setLanguage(next);
    setWords(read(next));
  };
  const save = async () => {
    if (await change.save(changeWords(setting.value, event, language, words))) refresh();
  };
  return (
    <Section title={word(`mail.${event}`, event)}>
      <Box ref={moveTo} sx={{ scrollMarginTop: 120 }} />
      <LanguageChoice value={language} onChange={choose} />
      {mayWrite ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {text('mails.help', {
              placeholders: placeholders
                .map((name) => `{{${name}}} (${word(`mails.placeholder.${name}`, name)})`)
                .join(', '),
            })}
          </Typography>
          {parts.map((part) => {
            const path = `value.${event}.${part}.${language}`;
            return (
              <TextField
                key={part}
                label={text(`mails.${part}`)}
                value={words[part]}
                multiline={part === 'opening'}
                minRows={part === 'opening' ? 3 : 1}
                error={change.errors[path] !== undefined}
                helperText={change.errors[path]}
                onChange={({ target }) => setWords({ ...words, [part]: target.value })}
              />
            );
          })}
          <Stack direction="row" spacing={1}>
            <Button variant="contained" disabled={change.isBusy || !isChanged} onClick={() => void save()}>
              {text('dialog.save')}
            </Button>
            {isChanged ? (
              <Button disabled={change.isBusy} onClick={() => setWords(saved)}>
                {text('settings.undo')}
              </Button>
            ) : null}
          </Stack>
        </>
      ) : null}
      <Loaded query={preview}>
        {(shown) => (
          <Box>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
              <Chip size="small" label={text('mails.preview')} />
              <Typography lang={shown.language} sx={{ fontWeight: 600 }}>
                {shown.subject}
              </Typography>
            </Stack>
            <iframe
              title={text('mails.frame', { subject: shown.subject })}
              sandbox=""
              srcDoc={shown.html}
              style={{ width: '100%', height: 480, border: 0, background: '#fff', borderRadius: 8 }}
            />
          </Box>
        )}
      </Loaded>
      <ConflictDialog
        problem={change.conflict}
        before={setting}
        describe={change.describe}
        entered={parts.map((part) => [text(`mails.${part}`), words[part]])}
        onClose={change.closeConflict}
      />
    </Section>
  );
}
