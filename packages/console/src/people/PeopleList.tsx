import { Alert } from '@mui/material';
import { type OperatorOutputOf, peopleCalls, roles } from '@pawlet/operator';
import { useState } from 'react';
import { CreateButton } from '../forms/CreateButton.tsx';
import { actionOf, RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, named, words as wordsUpTo } from '../forms/shapes.ts';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { useDescription } from '../parts/useDescription.ts';
import { useText } from '../texts/useText.ts';

type Person = OperatorOutputOf<typeof peopleCalls.listPeople>['items'][number];

const role = named(
  'field.role',
  choice(roles, (one, { text }) => text(`role.${one}`)),
);
const personKind: RecordKind = {
  name: 'person',
  scope: 'people:write',
  shape: () =>
    fields({
      name: named('field.name', wordsUpTo(80)),
      email: named('field.email', wordsUpTo(100)),
      role,
    }),
};
const roleKind: RecordKind = { ...personKind, shape: () => fields({ role }) };

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
    part('field.actions', (person) => <PersonActions person={person} />, { scope: 'people:write' }),
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
  const isDisabled = person.state === 'disabled';
  if (link !== null) return <SecretField label={text('people.link')} value={link} />;
  const invitation = actionOf(peopleCalls.inviteAgain, {
    label: text('people.inviteAgain'),
    done(done) {
      setLink(done.link);
      return done.link === null ? text('people.sent') : null;
    },
  });
  return (
    <RecordActions
      scope="people:write"
      record={person}
      name={person.name}
      params={{ id: String(person.id) }}
      describe={describe}
      actions={[
        {
          label: text('entry.edit'),
          call: peopleCalls.changePerson,
          kind: roleKind,
          initial: { role: person.role },
        },
        ...(isDisabled ? [] : [invitation]),
        {
          label: text(isDisabled ? 'people.enable' : 'people.disable'),
          call: peopleCalls.changePerson,
          input: { isDisabled: !isDisabled },
        },
      ]}
    />
  );
}
