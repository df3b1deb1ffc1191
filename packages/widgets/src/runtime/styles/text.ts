/** All styles of the package, inserted by the build. From the sources a bundler includes those of each module. */
export const styles = '';
