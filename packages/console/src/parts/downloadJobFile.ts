import { operatorRoot } from '@pawlet/operator';

/** Downloads the file that work in the background has made. The session's cookie goes along. */
export function downloadJobFile(id: number): void {
  const link = document.createElement('a');
  link.href = `${operatorRoot}/jobs/${id}/file`;
  link.download = '';
  link.click();
}
