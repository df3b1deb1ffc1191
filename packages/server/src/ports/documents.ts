/** Who sells or buys, as the head of a document says it. */
export interface DocumentParty {
  /** What the block is called, such as "Seller". */
  readonly heading: string;
  readonly name: string;
  /** Address, tax number and the like, one a line. */
  readonly lines: readonly string[];
}

/** A label with its value. */
export interface DocumentFact {
  readonly label: string;
  readonly value: string;
}

/** One thing that was bought. */
export interface DocumentLine {
  readonly position: string;
  readonly title: string;
  /** Chosen attributes and article number, '' for none. */
  readonly detail: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** An invoice, or a credit note, in words: nothing is left to translate, to format or to add up. */
export interface InvoiceDocument {
  /** Id of the interface language. */
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly facts: readonly DocumentFact[];
  /** A document that names no unit prices has '' for them, and no column. */
  readonly columns: Omit<DocumentLine, 'title' | 'detail'> & { readonly item: string };
  readonly orders: readonly {
    /** '' where the invoice is for one order. */
    readonly heading: string;
    readonly lines: readonly DocumentLine[];
    /** What the order comes to, its total last; empty where the invoice is for one order. */
    readonly sums: readonly DocumentFact[];
  }[];
  readonly sums: readonly DocumentFact[];
  readonly total: DocumentFact;
  /** With `{{page}}` and `{{pages}}`. */
  readonly pageOf: string;
  /** Smallest print at the end, paragraph by paragraph. */
  readonly closing: readonly string[];
}

/** Makes files that people print and file away. */
export interface Documents {
  /** The invoice or credit note as a PDF with its fonts inside; takes a second and no time of the requests beside it. */
  printInvoice(document: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>>;
}
