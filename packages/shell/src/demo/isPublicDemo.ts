/** Whether this shop is a demo that everybody may look at: the server writes it into the page. */
export function isPublicDemo(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="pawlet:public-demo"]')?.content === 'yes';
}
