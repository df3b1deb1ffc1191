/** What a caller may do: `read` calls return data, `write` calls change it. */
export const scopes = [
  'orders:read',
  'orders:write',
  'refunds:write',
  'catalogue:read',
  'catalogue:write',
  'customers:read',
  'customers:write',
  'marketing:read',
  'marketing:write',
  'moderation:read',
  'moderation:write',
  'cloud:read',
  'cloud:write',
  'content:read',
  'content:write',
  'settings:read',
  'settings:write',
  'people:read',
  'people:write',
  'audit:read',
  'reports:read',
] as const;

/** One permission of an API key or of a role. */
export type Scope = (typeof scopes)[number];

/** Roles of people, the one with most scopes first. */
export const roles = ['owner', 'orders', 'catalogue', 'support', 'read-only'] as const;

/** The role of a person. */
export type Role = (typeof roles)[number];

/** The scopes of each role. */
export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  orders: ['orders:read', 'orders:write', 'customers:read', 'catalogue:read', 'reports:read'],
  catalogue: [
    'catalogue:read',
    'catalogue:write',
    'content:read',
    'content:write',
    'marketing:read',
    'marketing:write',
    'reports:read',
  ],
  support: [
    'orders:read',
    'refunds:write',
    'customers:read',
    'customers:write',
    'moderation:read',
    'moderation:write',
    'cloud:read',
    'cloud:write',
    'catalogue:read',
    'content:read',
  ],
  // No personal data, no people and no log.
  'read-only': [
    'orders:read',
    'catalogue:read',
    'marketing:read',
    'moderation:read',
    'cloud:read',
    'content:read',
    'settings:read',
    'reports:read',
  ],
};
