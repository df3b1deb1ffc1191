import { Box, Button, MenuItem, TextField } from '@mui/material';
import { cloudCalls, orderCalls, type OperatorCamera, type OperatorOutputOf } from '@pawlet/operator';
import { useState } from 'react';
import { TopToolbar, useNotify, useRefresh } from 'react-admin';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { fields, time as timeShape, words } from '../forms/shapes.ts';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useAction } from '../parts/useAction.ts';
import { useHasScope } from '../parts/useHasScope.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

const cameraKind: RecordKind = {
  name: 'camera',
  scope: 'cloud:write',
  shape: () => fields({ serial: words(40), released: timeShape, storageUntil: timeShape }),
};

/** Cameras of shoppers: bound by their serial numbers, and released. */
export function CameraList() {
  const text = useText();
  const { time } = useFormat();
  const mayWrite = useHasScope('cloud:write');
  const seesOrders = useHasScope('orders:read');
  const filters = useListFilters(
    ['bound', 'released'],
    [
      ['serial', text('camera.serial')],
      ['order', text('search.number')],
    ],
  );
  return (
    <ConsoleList<OperatorCamera>
      filters={filters}
      initialFilter={{ state: 'bound' }}
      actions={mayWrite && seesOrders ? <BindButton /> : false}
      empty={text('records.empty')}
      columns={[
        { name: 'serial', label: text('camera.serial'), render: ({ serial }) => serial },
        {
          name: 'name',
          label: text('field.product'),
          render: ({ name, sku }) => (
            <Box sx={{ minWidth: 160 }}>
              {name} ({sku})
            </Box>
          ),
        },
        {
          name: 'order',
          label: text('field.order'),
          render: ({ orderSn }) =>
            orderSn === null || !seesOrders ? orderSn : <RecordLink area="orders" id={orderSn} />,
        },
        { name: 'bound', label: text('camera.bound'), isSecondary: true, render: ({ bound }) => time(bound) },
        {
          name: 'until',
          label: text('camera.storageUntil'),
          render: ({ storageUntil }) => time(storageUntil),
        },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (camera) =>
            camera.released === null ? (
              <RecordActions
                kind={cameraKind}
                record={camera}
                params={{ id: String(camera.id) }}
                actions={[
                  {
                    label: text('camera.release'),
                    question: text('camera.releaseQuestion', { serial: camera.serial }),
                    call: cloudCalls.releaseCamera,
                    isDanger: true,
                  },
                ]}
              />
            ) : (
              time(camera.released)
            ),
        },
      ]}
    />
  );
}

function BindButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {text('camera.bind')}
      </Button>
      {isOpen ? <BindDialog onClose={() => setIsOpen(false)} /> : null}
    </TopToolbar>
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
          <TextField
            select
            label={text('camera.line')}
            value={lineId}
            onChange={(event) => setLineId(event.target.value)}
          >
            {order.lines.map(({ id, title, attributes }) => (
              <MenuItem key={id} value={String(id)}>
                {`${title} ${attributes}`}
              </MenuItem>
            ))}
          </TextField>
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
