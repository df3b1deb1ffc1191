import { useEffect, useState } from 'react';
import { openEditor, type OpenEditor } from './openEditor.ts';

/** The state of a photo that is to be cropped. */
export type EditedPhoto =
  | { readonly status: 'opening' }
  | { readonly status: 'unreadable' }
  | { readonly status: 'ready'; readonly previewUrl: string; readonly editor: OpenEditor };

const opening: EditedPhoto = { status: 'opening' };

/** Opens a photo for cropping; its editor closes with the component, or with the next photo. */
export function usePhotoEditor(photo: Blob): EditedPhoto {
  const [state, setState] = useState<{ readonly photo: Blob; readonly edited: EditedPhoto }>();
  useEffect(() => {
    const editor = openEditor();
    let isCurrent = true;
    let previewUrl: string | undefined;
    const show = async (): Promise<void> => {
      try {
        const { preview } = await editor.open(photo);
        if (!isCurrent) return;
        previewUrl = URL.createObjectURL(preview);
        setState({ photo, edited: { status: 'ready', previewUrl, editor } });
      } catch {
        // Whatever the browser's error: it cannot be shown.
        if (isCurrent) setState({ photo, edited: { status: 'unreadable' } });
      }
    };
    void show();
    return () => {
      isCurrent = false;
      editor.end();
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl);
    };
  }, [photo]);
  return state?.photo === photo ? state.edited : opening;
}
