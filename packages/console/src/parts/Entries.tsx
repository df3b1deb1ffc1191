import { List, ListItem, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';

export interface EntriesProps {
  /** What was said or done, what else is known of it, and what can be done with it. */
  readonly entries: readonly (readonly [text: string, more: readonly string[], action?: ReactNode])[];
}

/** What happened or was said, one below the other. */
export function Entries({ entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <List dense disablePadding>
      {entries.map(([text, more, action], index) => (
        <ListItem key={index} disableGutters>
          <ListItemText
            primary={text}
            secondary={more.filter((part) => part !== '').join(' · ')}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          />
          {action}
        </ListItem>
      ))}
    </List>
  );
}
