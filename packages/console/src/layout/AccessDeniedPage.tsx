import { Stack, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';

/** A page that the person's role does not include. The framework's own has no heading, and too little contrast. */
export function AccessDeniedPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'center', py: 8 }} spacing={1}>
      <Title title={translate('ra.page.access_denied')} />
      <Typography>{translate('ra.message.access_denied')}</Typography>
    </Stack>
  );
}
