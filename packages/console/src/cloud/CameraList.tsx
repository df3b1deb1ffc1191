import { Box, TextField } from '@mui/material';
import { cloudCalls, orderCalls, type OperatorCamera, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { RecordActions } from '../forms/RecordActions.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { DialogButton } from '../parts/DialogButton.tsx';
import { chooseState, search } from '../parts/filters.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { useAction } from '../parts/useAction.ts';
import { useDescription } from '../parts/useDescription.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const { part, reference, time, words } = detailsOf<OperatorCamera>();

const details = [
  words('serial', 'camera.serial'),
  time('released', 'choice.released'),
  time('storageUntil', 'camera.storageUntil'),
];

/** Cameras of shoppers: bound by their serial numbers, and released. */
export const CameraList = createList<OperatorCamera>({
  filters: [
    search('serial', 'camera.serial'),
    search('order', 'search.number'),
    chooseState(['bound', 'released']),
  ],
  initialFilter: { state: 'bound' },
  Actions: BindButton,
  columns: [
    words('serial', 'camera.serial'),
    part('field.product', ({ name, sku }) => (
      <Box sx={{ minWidth: 160 }}>
        {name} ({sku})
      </Box>
    )),
    reference('orderSn', 'orders', 'field.order'),
    secondary(time('bound', 'camera.bound')),
    time('storageUntil', 'camera.storageUntil'),
    part('field.actions', (camera) => <Release camera={camera} />),
  ],
});

function Release({ camera }: { readonly camera: OperatorCamera }) {
  const text = useText();
  const { time: show } = useFormat();
  const describe = useDescription(details);
  if (camera.released !== null) return show(camera.released);
  return (
    <RecordActions
      scope="cloud:write"
      record={camera}
      params={{ id: String(camera.id) }}
      describe={describe}
      actions={[
        {
          label: text('camera.release'),
          question: text('camera.releaseQuestion', { serial: camera.serial }),
          call: cloudCalls.releaseCamera,
          isDanger: true,
        },
      ]}
    />
  );
}

function BindButton() {
  const text = useText();
  const seesOrders = useHasScope('orders:read');
  if (!seesOrders) return null;
  return (
    <DialogButton label={text('camera.bind')} scope="cloud:write" variant="contained" isAboveList>
      {(close) => <BindDialog onClose={close} />}
    </DialogButton>
  );
}

/** Binds a camera of a paid order: first the order, then its item and the printed serial number. */
function BindDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [sn, setSn] = useState('');
  const [order, setOrder] = useState<OperatorOutputOf<typeof orderCalls.readOrder> | null>(null);
  const [lineId, setLineId] = useState('');
  const [serial, setSerial] = useState('');
  const send = async () => {
    if (order === null) {
      const found = await action.run(orderCalls.readOrder, { params: { sn: sn.trim() } });
      setOrder(found);
      setLineId(String(found?.lines[0]?.id ?? ''));
      return;
    }
    const input = { serial: serial.trim(), lineId: Number(lineId) };
    if ((await action.run(cloudCalls.bindCamera, { input })) === null) return;
    notify(text('records.done'), { type: 'success' });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      title={text('camera.bind')}
      submit={text(order === null ? 'camera.findOrder' : 'camera.bind')}
      isBusy={action.isBusy}
      isChanged={sn !== '' || serial !== ''}
      isIncomplete={order === null ? sn.trim() === '' : serial.trim() === ''}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={text('search.number')}
        value={sn}
        onChange={(event) => {
          setSn(event.target.value);
          setOrder(null);
        }}
      />
      {order === null ? null : (
        <>
          <SelectField
            size="medium"
            label={text('camera.line')}
            value={lineId}
            options={order.lines.map(({ id, title, attributes }) => [String(id), `${title} ${attributes}`])}
            onChange={setLineId}
          />
          <TextField
            label={text('camera.serial')}
            value={serial}
            error={action.errors['serial'] !== undefined}
            helperText={action.errors['serial'] ?? text('camera.serialHelp')}
            onChange={(event) => setSerial(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
