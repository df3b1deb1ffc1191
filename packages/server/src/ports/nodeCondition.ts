/** The condition of a node beside that of its database, as `/readyz` reports it. */
export interface NodeCondition {
  /** The tables compared with this release; `newer` is right during a rolling upgrade. */
  readonly schema: 'current' | 'older' | 'newer' | 'missing';
  /** `low` where soon nothing can be stored. */
  readonly disk: 'ok' | 'low' | 'unknown';
}
