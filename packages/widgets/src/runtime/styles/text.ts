/** All styles of the package; the build puts them here. From the sources a bundler takes those of each module. */
export const styles = '';
