/** Whether this shop is a public demo: the server writes it into the page. */
export function isPublicDemo(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="pawlet:public-demo"]')?.content === 'yes';
}
