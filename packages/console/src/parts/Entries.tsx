import { List, ListItem, ListItemText } from '@mui/material';

export interface EntriesProps {
  /** What was said or done, and what else is known of it. */
  readonly entries: readonly (readonly [text: string, more: readonly string[]])[];
}

/** What happened or was said, one below the other. */
export function Entries({ entries }: EntriesProps) {
  return (
    <List dense disablePadding>
      {entries.map(([text, more], index) => (
        <ListItem key={index} disableGutters>
          <ListItemText
            primary={text}
            secondary={more.filter((part) => part !== '').join(' · ')}
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
