import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { Stack, Typography } from '@mui/material';

/** A list without entries, with what that means. */
export function EmptyState({ text }: { readonly text: string }) {
  return (
    <Stack sx={{ alignItems: 'center', p: 6, color: 'text.secondary' }} spacing={1} component="output">
      <InboxOutlined fontSize="large" />
      <Typography>{text}</Typography>
    </Stack>
  );
}
