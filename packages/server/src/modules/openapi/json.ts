/** A JSON value. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;

/** An object of a JSON document; undefined members are left out. */
export interface JsonObject {
  readonly [name: string]: Json;
}
