import { Button, Stack } from '@mui/material';
import type { Scope } from '@pawlet/operator';
import { useContext } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useText } from '../texts/useText.ts';
import { AreasContext } from './AreasContext.ts';

/** The lists that share an entry of the menu; nothing for a list that has its own. */
export function AreaTabs({ area }: { readonly area: string }) {
  const text = useText();
  const areas = useContext(AreasContext);
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly Scope[]>();
  const top = areas.find(({ name }) => name === area)?.under ?? area;
  const shown = areas.filter(
    ({ name, under, scope }) => (name === top || under === top) && permissions.includes(scope),
  );
  if (shown.length < 2) return null;
  return (
    <Stack
      component="nav"
      aria-label={text('records.lists')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ p: 1, flexWrap: 'wrap' }}
    >
      {shown.map(({ name }) => (
        <Button
          key={name}
          component={Link}
          to={`/${name}`}
          size="small"
          variant={name === area ? 'contained' : 'text'}
          aria-current={name === area ? 'page' : undefined}
        >
          {translate(`resource.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
