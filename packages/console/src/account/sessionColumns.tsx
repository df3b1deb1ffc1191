import { Button, Chip } from '@mui/material';
import type { OperatorOutputOf, sessionCalls } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';
import { nameDevice } from './nameDevice.ts';

/** A log-in of a person. */
export type Session = OperatorOutputOf<typeof sessionCalls.listSessions>['items'][number];

const { part, time, words } = detailsOf<Session>();

/** Where and when somebody is logged in. */
export const sessionColumns = [
  part('session.device', ({ userAgent }, { text }) => (
    <details>
      <summary>{nameDevice(userAgent) || text('session.program')}</summary>
      {userAgent}
    </details>
  )),
  words('address', 'session.address'),
  time('lastSeen', 'session.lastSeen'),
];

/** Ends one of them; not the one in which this is read. */
export function sessionEnding(isBusy: boolean, end: (id: number) => Promise<void>) {
  return part('field.actions', ({ id, isCurrent }, { text }) =>
    isCurrent ? (
      <Chip size="small" label={text('session.current')} />
    ) : (
      <Button size="small" disabled={isBusy} onClick={() => void end(id)}>
        {text('session.end')}
      </Button>
    ),
  );
}
