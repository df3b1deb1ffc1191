import { Link } from '@mui/material';

export interface DocumentLinkProps {
  /** Its file is null for those who may not read names, and '' before it is issued. */
  readonly document: { readonly file: string | null };
  readonly label: string;
}

/** A link to a PDF, which opens in a tab of its own; plain text where there is none. */
export function DocumentLink({ document: { file }, label }: DocumentLinkProps) {
  if (file === null || file === '') return label;
  return (
    <Link href={file} target="_blank" rel="noreferrer" color="inherit">
      {label}
    </Link>
  );
}
