/**
 * Submits the form that some servers return instead of a URL, in the window with this name. Uses only its URL and
 * hidden values, never its markup; false if it has no valid URL.
 */
export function submitWalletForm(html: string, windowName = '_top'): boolean {
  const given = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = given?.getAttribute('action') ?? '';
  if (given === null || !/^https:\/\//i.test(action)) return false;
  const form = document.createElement('form');
  form.action = action;
  form.method = given.method;
  form.target = windowName;
  for (const { name, value } of given.querySelectorAll('input')) {
    if (name === '') continue;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  return true;
}
