/** Preloads scripts and style sheets that code will load: requested the same way, or they would be loaded twice. */
export function preloadFiles(files: readonly string[], priority: 'auto' | 'low' = 'auto'): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = priority;
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Loads the code of a rendered page, which lists it instead of loading it.
 * @param files - What its first view needs besides.
 */
export function loadRenderedCode(files: readonly string[], priority: 'auto' | 'low' = 'auto'): void {
  const listed =
    document.querySelector<HTMLMetaElement>('meta[name="pawlet:code"]')?.content.split(' ') ?? [];
  const [entry = ''] = listed;
  preloadFiles([...listed, ...files.filter((file) => !isInline(file))], priority);
  whenParsed(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = entry;
    document.head.append(script);
  });
}

/** Whether the page contains the style sheet: its link is disabled, so that neither browser nor code loads it. */
function isInline(file: string): boolean {
  return document.querySelector(`link[href="${file}"][disabled]`) !== null;
}

/** Calls back when the document is parsed: code needs the whole of it. */
function whenParsed(call: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', call, { once: true });
  else call();
}

/** Calls back when the browser has painted the page. */
export function whenPainted(call: () => void): void {
  whenParsed(() => {
    // A hidden page is not painted.
    if (document.visibilityState === 'hidden') setTimeout(call);
    else requestAnimationFrame(() => setTimeout(call));
  });
}
