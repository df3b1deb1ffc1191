import { createStore } from 'zustand/vanilla';

/** The photo that was chosen to become the picture of the account, until the cropper is done with it; dies with the page. */
export const chosenPhoto = createStore<{ readonly photo: Blob | undefined }>(() => ({ photo: undefined }));
