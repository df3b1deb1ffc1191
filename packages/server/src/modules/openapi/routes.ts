import type { StoreModule } from '../../http/appDeps.ts';

/** `/openapi.json`: the wire API for tools, generated from the contract. */
export const openapiRoutes: StoreModule = (app, { settings }) => {
  let text: Promise<string> | undefined;
  app.get('/openapi.json', async (c) => {
    // Created on the first request to keep the start fast.
    text ??= import('./document.ts').then(({ createDocument }) => JSON.stringify(createDocument(settings)));
    return c.body(await text, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    });
  });
};
