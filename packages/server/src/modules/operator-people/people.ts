import { type Role, roleScopes } from '@pawlet/operator';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorPeople } from '../../db/schema/person.ts';

/** A person as stored. */
export type PersonRow = typeof operatorPeople.$inferSelect;

/** A person with the version of their row. */
export interface VersionedPerson extends PersonRow {
  readonly version: string;
}

/**
 * PostgreSQL's id of the transaction that wrote the row last: it changes with every change, whoever makes it.
 */
const version = sql<string>`${operatorPeople}.xmin::text`;

/** Everybody, in the order in which they were invited. */
export async function findPeople(db: Database): Promise<VersionedPerson[]> {
  const rows = await db
    .select({ person: operatorPeople, version })
    .from(operatorPeople)
    .orderBy(asc(operatorPeople.id));
  return rows.map((row) => ({ ...row.person, version: row.version }));
}

/** One person, locked for the rest of the transaction where `isLocked`. */
export async function findPerson(
  db: Database,
  id: number,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<VersionedPerson | null> {
  const query = db
    .select({ person: operatorPeople, version })
    .from(operatorPeople)
    .where(eq(operatorPeople.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  return row ? { ...row.person, version: row.version } : null;
}

/** The person with an e-mail address in lower case. */
export async function findByEmail(db: Database, email: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(operatorPeople).where(eq(operatorPeople.email, email));
  return row ?? null;
}

/** Adds a person without a password; null where the e-mail address is taken. */
export async function addPerson(
  db: Database,
  person: { readonly email: string; readonly name: string; readonly role: Role },
  now: number,
): Promise<number | null> {
  const [row] = await db
    .insert(operatorPeople)
    .values({ ...person, createtime: now, updatetime: now })
    .onConflictDoNothing({ target: operatorPeople.email })
    .returning({ id: operatorPeople.id });
  return row?.id ?? null;
}

/** Changes a person. */
export async function updatePerson(
  db: Database,
  id: number,
  changes: Partial<typeof operatorPeople.$inferInsert>,
  now: number,
): Promise<void> {
  await db
    .update(operatorPeople)
    .set({ ...changes, updatetime: now })
    .where(eq(operatorPeople.id, id));
}

/**
 * Whether there is another owner who can log in. Two owners who remove each other wait here for one another:
 * the table is locked against other writers for the rest of the transaction.
 */
export async function hasOtherOwner(db: Database, id: number): Promise<boolean> {
  await db.execute(sql`lock table ${operatorPeople} in share row exclusive mode`);
  const others = await db.$count(
    operatorPeople,
    and(
      eq(operatorPeople.role, 'owner'),
      ne(operatorPeople.id, id),
      isNull(operatorPeople.disabletime),
      isNotNull(operatorPeople.passwordHash),
    ),
  );
  return others > 0;
}

/** A person as the API returns them. */
export function toPerson(person: VersionedPerson) {
  const { id, email, name, role, passwordHash, disabletime, totpSecret, createtime, logintime } = person;
  const state =
    disabletime !== null
      ? ('disabled' as const)
      : // The owner of a demo is logged in without a password.
        passwordHash === null && logintime === null
        ? ('invited' as const)
        : ('active' as const);
  return {
    id,
    email,
    name,
    role,
    state,
    hasAuthenticator: totpSecret !== null,
    created: createtime,
    lastLogIn: logintime,
    version: person.version,
  };
}

/** Whether somebody with these scopes may give a role to somebody: nobody gives more than they have. */
export function mayGrant(scopes: ReadonlySet<string>, role: Role): boolean {
  return roleScopes[role].every((scope) => scopes.has(scope));
}
