/** What a choice means without a value is shown as if it were one. */
export const shownWhenEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
