import process from 'node:process';

/*
 * Imports the modules in its arguments in a process that refuses the clock and the storage: a module that reads them
 * while it is imported differs between server and browser.
 */
function refuse(what: string): never {
  throw new Error(`reads ${what} while it is imported`);
}
globalThis.Date = new Proxy(Date, {
  construct: (target, values) =>
    values.length === 0 ? refuse('the clock') : (Reflect.construct(target, values) as object),
  get: (target, name) => (name === 'now' ? refuse('the clock') : (Reflect.get(target, name) as unknown)),
});
for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, storage, { get: () => refuse('the storage') });

for (const entry of process.argv.slice(2)) {
  try {
    await import(entry);
  } catch (error) {
    console.error(`${entry}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
