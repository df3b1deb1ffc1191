declare module '@adobe/structured-data-validator' {
  /** Validates structured data by the rules of search engines for rich results. */
  export default class Validator {
    validate(data: unknown): Promise<
      readonly {
        readonly severity: 'ERROR' | 'WARNING';
        readonly issueMessage: string;
        readonly path: readonly unknown[];
      }[]
    >;
  }
}

declare module '@marbec/web-auto-extractor' {
  /** Reads the structured data of HTML. */
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] });
    parse(html: string): { readonly jsonld: Readonly<Record<string, readonly unknown[]>> };
  }
}
