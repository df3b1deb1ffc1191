import { createStore } from 'zustand/vanilla';

/** The photo chosen as the new account picture, until the cropper is done with it; lost with the page. */
export const chosenPhoto = createStore<{ readonly photo: Blob | undefined }>(() => ({ photo: undefined }));
