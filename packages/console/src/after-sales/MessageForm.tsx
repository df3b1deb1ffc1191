import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Stack, TextField } from '@mui/material';
import { afterSalesCalls, maxMessagePictures } from '@pawlet/operator';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { pictureTypes } from '../parts/pictureTypes.ts';
import { useAction } from '../parts/useAction.ts';
import { useUnsaved } from '../parts/useUnsaved.ts';
import { useText } from '../texts/useText.ts';

interface AddedPicture {
  readonly key: string;
  readonly url: string;
}

const side = 64;

/** A message to the shopper: a text, pictures, or both. */
export function MessageForm({ refundSn }: { readonly refundSn: string }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([]);
  useUnsaved(words.trim() !== '' || pictures.length > 0);
  const upload = async (files: readonly File[]) => {
    for (const file of files.slice(0, maxMessagePictures - pictures.length)) {
      const added = await action.run(afterSalesCalls.uploadRequestPicture, { file });
      if (added !== null)
        setPictures((known) => (known.some(({ key }) => key === added.key) ? known : [...known, added]));
    }
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = await action.run(afterSalesCalls.writeMessage, {
      params: { sn: refundSn },
      input: {
        text: words.trim(),
        ...(pictures.length === 0 ? {} : { pictures: pictures.map(({ key }) => key) }),
      },
    });
    if (done === null) return;
    setWords('');
    setPictures([]);
    notify(text('message.sent'), { type: 'success' });
    refresh();
  };
  return (
    <Stack component="form" spacing={1} noValidate onSubmit={(event: SubmitEvent) => void send(event)}>
      <TextField
        label={text('message.text')}
        value={words}
        multiline
        minRows={2}
        error={action.errors['text'] !== undefined}
        helperText={action.errors['text']}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        onChange={(event) => setWords(event.target.value)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {pictures.map(({ key, url }, index) => (
          <Stack key={key} direction="row" sx={{ alignItems: 'center' }}>
            <img
              src={url}
              alt={text('picture.alt', { number: index + 1 })}
              width={side}
              height={side}
              style={{ objectFit: 'cover', borderRadius: 8 }}
            />
            <IconButton
              aria-label={text('message.remove', { number: index + 1 })}
              onClick={() => setPictures(pictures.filter((one) => one.key !== key))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button
          type="submit"
          variant="contained"
          disabled={action.isBusy || (words.trim() === '' && pictures.length === 0)}
        >
          {text('message.send')}
        </Button>
        <Button
          disabled={action.isBusy || pictures.length >= maxMessagePictures}
          onClick={() => input.current?.click()}
        >
          {text('message.addPictures')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={pictureTypes}
          multiple
          hidden
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </Stack>
    </Stack>
  );
}
