import { Alert } from '@mui/material';
import { type OperatorOutputOf, peopleCalls, roles } from '@pawlet/operator';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { CreateButton } from '../forms/CreateButton.tsx';
import { actionOf, RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, named } from '../forms/shapes.ts';
import { lineOf, textOf } from '../forms/textOf.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';
import { SessionsButton } from './SessionsButton.tsx';

type Person = OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number];

const name = named('field.name', textOf(peopleCalls.invitePerson, 'name'));
const role = named(
  'field.role',
  choice(roles, (one, { text }) => text(`role.${one}`)),
);
const personKind: RecordKind = {
  name: 'person',
  scope: 'people:write',
  shape: () =>
    fields({
      name,
      email: named('field.email', lineOf(peopleCalls.invitePerson, 'email')),
      role,
    }),
};
const changeKind: RecordKind = { ...personKind, shape: () => fields({ name, role }) };

const { other, part, time, words } = detailsOf<Person>();
const details = [
  words('name', 'field.name'),
  words('email', 'field.email'),
  other('field.role', (person, { text }) => text(`role.${person.role}`), { name: 'role' }),
  other('field.status', ({ state }, { text }) => text(`people.${state}`), { name: 'state' }),
];

/** Everybody who can log in: invitations, roles, disabling. */
export const PeopleList = createList<Person>({
  isPaged: false,
  Actions: InviteButton,
  empty: 'people.empty',
  columns: [
    ...details,
    time('lastLogIn', 'people.lastLogIn'),
    part('field.actions', (person) => <PersonActions person={person} />),
  ],
});

function InviteButton() {
  const text = useText();
  return (
    <CreateButton
      kind={personKind}
      label="people.invite"
      call={peopleCalls.invitePerson}
      initial={{ name: '', email: '', role: 'orders' }}
      done="people.sent"
      renderDone={({ link }) =>
        link === null ? null : (
          <>
            <Alert severity="warning">{text('people.linkHelp')}</Alert>
            <SecretField label={text('people.link')} value={link} />
          </>
        )
      }
    />
  );
}

function PersonActions({ person }: { readonly person: Person }) {
  const text = useText();
  const describe = useDescription(details);
  const [link, setLink] = useState<string | null>(null);
  const { identity } = useGetIdentity();
  const isDisabled = person.state === 'disabled';
  if (link !== null) return <SecretField label={text('people.link')} value={link} />;
  const invitation = actionOf(peopleCalls.inviteAgain, {
    label: text('people.inviteAgain'),
    done(done) {
      setLink(done.link);
      return done.link === null ? text('people.sent') : null;
    },
  });
  const reset = {
    label: text('people.resetAuthenticator'),
    question: text('people.resetQuestion', { name: person.name }),
    call: peopleCalls.resetSecondFactor,
    isDanger: true,
    done: () => text('people.authenticatorReset'),
  };
  return (
    <RecordActions
      scope="people:write"
      record={person}
      name={person.name}
      params={{ id: String(person.id) }}
      describe={describe}
      more={<SessionsButton person={person} />}
      actions={[
        {
          label: text('entry.edit'),
          call: peopleCalls.changePerson,
          kind: changeKind,
          initial: { name: person.name, role: person.role },
          required: ['name'],
          needsChange: true,
        },
        ...(isDisabled ? [] : [invitation]),
        ...(person.hasAuthenticator && identity?.id !== person.id ? [reset] : []),
        {
          label: text(isDisabled ? 'people.enable' : 'people.disable'),
          call: peopleCalls.changePerson,
          input: { isDisabled: !isDisabled },
        },
      ]}
    />
  );
}
