import { Button, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../texts/useText.ts';
import { listedKey } from './ConsoleList.tsx';

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
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,[role=dialog]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.key === 'k' ? previous : event.key === 'j' ? next : undefined;
      if (target !== undefined) void navigate(`/${area}/${target}/show`);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [area, navigate, next, previous]);
  const open = (target: string | undefined) => () => void navigate(`/${area}/${target ?? ''}/show`);
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <Button size="small" disabled={previous === undefined} onClick={open(previous)} aria-keyshortcuts="k">
        {text('record.previous')}
      </Button>
      <Button size="small" disabled={next === undefined} onClick={open(next)} aria-keyshortcuts="j">
        {text('record.next')}
      </Button>
    </Stack>
  );
}
