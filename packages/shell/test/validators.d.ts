declare module '@adobe/structured-data-validator' {
  /** Validates structured data by the rules of search engines for rich results, and by a vocabulary if one is given. */
  export default class Validator {
    constructor(vocabulary?: { readonly '@graph': readonly object[] });
    validate(data: unknown): Promise<
      readonly {
        readonly severity: 'ERROR' | 'WARNING';
        readonly issueMessage: string;
        readonly path: readonly unknown[];
        /** `schemaOrg` for what the vocabulary does not have. */
        readonly errorType?: string;
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
