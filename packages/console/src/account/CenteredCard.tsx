import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';
import { useDocumentTitle, useShopName } from '../texts/useShopName.ts';

/** A page without menu: log-in and invitation. */
export function CenteredCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const shop = useShopName();
  useDocumentTitle(title);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ display: 'grid', gap: 2, p: 4 }}>
          <Typography color="textSecondary">{shop}</Typography>
          <Typography component="h1" variant="h6">
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      <Notification />
    </Box>
  );
}
