/** Seconds without a call after which a session ends. */
export const idleSeconds = 8 * 3600;

/** Seconds after which a session ends in any case. */
export const sessionSeconds = 7 * 24 * 3600;

/** Seconds for which an invitation can be accepted. */
export const invitationSeconds = 3 * 24 * 3600;

/** Failed log-ins of one person, and from one network, within a quarter of an hour. */
export const logInLimits = { perPerson: 10, perNetwork: 50, windowSeconds: 15 * 60 } as const;
