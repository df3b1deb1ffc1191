import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../texts/useText.ts';

/** Leads to everything that runs in the background, and to what it has made. */
export function JobsButton() {
  return (
    <Button size="small" component={Link} to="/jobs">
      {useText()('resource.jobs')}
    </Button>
  );
}
