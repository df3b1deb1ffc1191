import { Button, Stack } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../texts/useText.ts';
import { listedKey } from './ConsoleList.tsx';
import { useCharacterKeys, useCharacterKeySwitch } from './useCharacterKeys.ts';

export interface RecordNeighborsProps {
  readonly area: string;
  readonly id: string;
}

/** The records before and after this one in the list from which it was opened; also by the keys K and J. */
export function RecordNeighbors({ area, id }: RecordNeighborsProps) {
  const text = useText();
  const navigate = useNavigate();
  const [listed] = useStore<readonly string[]>(listedKey(area), []);
  const place = listed.indexOf(id);
  const previous = place > 0 ? listed[place - 1] : undefined;
  const next = place === -1 ? undefined : listed[place + 1];
  const open = useCallback(
    (target: string | undefined) => void navigate(`/${area}/${target ?? ''}/show`),
    [area, navigate],
  );
  const keys = useMemo(
    () => ({
      k: previous === undefined ? undefined : () => open(previous),
      j: next === undefined ? undefined : () => open(next),
    }),
    [next, open, previous],
  );
  useCharacterKeys(keys);
  const [isOn] = useCharacterKeySwitch();
  const toShortcut = (key: string) => (isOn ? { 'aria-keyshortcuts': key } : {});
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button
        size="small"
        disabled={previous === undefined}
        onClick={() => open(previous)}
        {...toShortcut('k')}
      >
        {text('record.previous')}
      </Button>
      <Button size="small" disabled={next === undefined} onClick={() => open(next)} {...toShortcut('j')}>
        {text('record.next')}
      </Button>
    </Stack>
  );
}
