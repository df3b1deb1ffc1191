import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Carousel,
  Cell,
  CellGroup,
  Checkbox,
  Chip,
  Chips,
  Countdown,
  EmptyState,
  ErrorState,
  Field,
  Icon,
  IconButton,
  InfiniteSentinel,
  Picture,
  Price,
  ProgressBar,
  RadioGroup,
  RadioRow,
  Skeleton,
  SkeletonRegion,
  Spinner,
  Stepper,
  Steps,
  SwipeRow,
  Switch,
  Tabs,
  Tag,
  TextArea,
} from '../src/ui/index.ts';
import type { IconName } from '../src/ui/index.ts';
import * as paths from '../src/ui/icon/paths.ts';
import './gallery.css';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#e9edf2"/><circle cx="50" cy="50" r="24" fill="#b9c6d6"/></svg>',
)}`;
const iconNames = Object.keys(paths) as IconName[];
const noon = Date.UTC(2026, 0, 1, 12);

/** All building blocks, in their visually different states. */
export function Gallery() {
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      <Buttons />
      <Goods />
      <Choices />
      <Form />
      <Lists />
      <States />
      <Section title="Icons">
        <div className="galleryIcons">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="heart" filled label="Favorite" />
        </div>
      </Section>
    </main>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="gallerySection">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const variants = ['solid', 'tinted', 'outlined', 'ghost'] as const;

function Buttons() {
  return (
    <Section title="Buttons">
      <div className="galleryCard galleryRows">
        {(['primary', 'neutral', 'danger'] as const).map((tone) => (
          <div key={tone} className="galleryRow">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} tone={tone} size="s">
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="galleryRow">
          <Button>Buy now</Button>
          <Button variant="tinted">Add to cart</Button>
          <Button disabled>Sold out</Button>
        </div>
        <Button size="l" block>
          Submit order
        </Button>
        <Button size="l" block busy>
          Submit order
        </Button>
        <div className="galleryRow">
          <ButtonLink href="#orders" variant="outlined" size="s" icon={<Icon name="receipt" size={16} />}>
            View order
          </ButtonLink>
          <IconButton label="Cart, 3 units" icon={<Icon name="cart" />} badge={<Badge count={3} />} />
          <IconButton label="Messages, unread" icon={<Icon name="bell" />} badge={<Badge />} />
          <IconButton label="Share" variant="overlay" icon={<Icon name="share" size={18} />} />
          <IconButton label="Add" variant="solid" size={28} icon={<Icon name="plus" size={18} />} />
          <IconButton label="Orders, 99+ open" icon={<Icon name="box" />} badge={<Badge count={120} />} />
        </div>
      </div>
    </Section>
  );
}

function Goods() {
  const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  return (
    <Section title="Goods">
      <Carousel label="Offers" indicator="counter" autoMs={4000}>
        <Picture src={picture} alt="Fountain" ratio={2.35} radius="m" loading="first" />
        <Picture src="" alt="Missing picture" ratio={2.35} radius="m" />
      </Carousel>
      <div className="galleryGrid">
        {['Quiet stainless fountain 2.5 L with filter and night light', 'Feeder'].map((title) => (
          <article key={title} className="galleryProduct">
            <Picture src={picture} alt="" sizes="180px" />
            <div className="galleryProductText">
              <p className="galleryTitle">{title}</p>
              <div className="galleryRow galleryTight">
                <Tag>Coupon</Tag>
                <Tag tone="neutral">Gift</Tag>
              </div>
              <Price amount={eur(12_999)} was={eur(159_900)} />
            </div>
          </article>
        ))}
      </div>
      <div className="galleryCard galleryRows">
        <div className="galleryRow">
          <Price amount={eur(129_900)} size="l" prefix="from" />
          <Price amount={{ amountMinor: 1980, currency: 'JPY' }} size="s" tone="text" />
          <Price amount={eur(-2000)} size="s" />
          <Price amount={eur(990)} size="s" tone="muted" struck />
        </div>
        <div className="galleryRow">
          <Tag tone="success">Paid</Tag>
          <Tag tone="warning">Only 2 left</Tag>
          <Tag tone="danger">Refused</Tag>
          <Tag tone="solid">NEW</Tag>
          <Countdown endsAt={noon + 3_723_000} now={() => noon} look="blocks" />
          <Countdown endsAt={noon + 872_000} now={() => noon} />
        </div>
      </div>
    </Section>
  );
}

function Choices() {
  const [quantity, setQuantity] = useState(2);
  const [ticked, setTicked] = useState(true);
  const [way, setWay] = useState('card');
  const [tab, setTab] = useState('all');
  return (
    <Section title="Choices">
      <Tabs
        label="Orders"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'all', label: 'All' },
          { id: 'pay', label: 'Unpaid', count: 2 },
          { id: 'ship', label: 'Processing', count: 120 },
          { id: 'receive', label: 'Shipped' },
          { id: 'review', label: 'To review' },
        ]}
      />
      <div className="galleryCard galleryRows">
        <Chips label="Words">
          <Chip selected>Fountain</Chip>
          <Chip>Filter</Chip>
          <Chip onRemove={() => undefined} removeLabel="Remove collar">
            Collar
          </Chip>
          <Chip disabled>Sold out</Chip>
        </Chips>
        <div className="galleryRow">
          <Stepper label="Quantity" value={quantity} max={5} onChange={setQuantity} />
          <Stepper label="Quantity of the last one" value={1} max={5} onChange={setQuantity} />
          <Stepper label="Quantity that is fixed" value={1} disabled onChange={setQuantity} />
        </div>
        <div className="galleryRow">
          <Checkbox checked={ticked} onChange={setTicked}>
            All
          </Checkbox>
          <Checkbox checked={false} indeterminate label="Some" onChange={setTicked} />
          <Checkbox checked={!ticked} label="None" onChange={setTicked} />
          <Checkbox checked={false} label="Not possible" disabled onChange={setTicked} />
          <Switch checked={ticked} label="Reminder" onChange={setTicked} />
          <Switch checked={!ticked} label="Mails" onChange={setTicked} />
        </div>
      </div>
      <CellGroup>
        <RadioGroup label="Payment">
          <RadioRow
            name="way"
            value="card"
            checked={way === 'card'}
            onSelect={setWay}
            leading={<Icon name="wallet" />}
            label="Demo wallet"
            description="Pays at once"
          />
          <RadioRow
            name="way"
            value="other"
            checked={way === 'other'}
            onSelect={setWay}
            leading={<Icon name="coins" />}
            label="Points"
            description="Your balance is too low"
            disabled
          />
        </RadioGroup>
      </CellGroup>
    </Section>
  );
}

function Form() {
  const [name, setName] = useState('Ada Lovelace');
  const [phone, setPhone] = useState('');
  const [secret, setSecret] = useState('secret');
  const [note, setNote] = useState('Please ring twice.');
  return (
    <Section title="Form">
      <CellGroup>
        <Field label="Consignee" value={name} onChange={setName} autoComplete="name" clearable required />
        <Field
          label="Mobile"
          value={phone}
          onChange={setPhone}
          type="tel"
          inputMode="tel"
          placeholder="11 digits"
          error="Enter a mobile number"
          trailing={
            <Button variant="ghost" size="s">
              Send code
            </Button>
          }
        />
        <Field
          label="Password"
          value={secret}
          onChange={setSecret}
          type="password"
          hint="8 characters or more"
        />
        <Cell
          layout="wide"
          label="Region"
          value="Zhejiang, Hangzhou"
          valueTone="text"
          onClick={() => undefined}
        />
        <TextArea label="Remark" value={note} onChange={setNote} maxLength={200} />
        <Field
          layout="stack"
          label="Email"
          value={name}
          onChange={setName}
          error="This is no e-mail address"
        />
      </CellGroup>
    </Section>
  );
}

function Lists() {
  return (
    <Section title="Lists">
      <CellGroup title="My orders">
        <Cell href="#all" leading={<Icon name="receipt" size={20} />} label="All orders" value="12" />
        <Cell href="#coupon" label="Coupon" value="3 usable" valueTone="primary" />
        <Cell label="Freight" note="Free from 99" value="10.00" valueTone="text" />
        <SwipeRow
          actions={[
            { label: 'Favorite', onAction: () => undefined },
            { label: 'Delete', tone: 'danger', onAction: () => undefined },
          ]}
        >
          <Cell label="Swipe me" value="to the left" />
        </SwipeRow>
      </CellGroup>
      <div className="galleryCard galleryRows">
        <Steps
          label="Order"
          current={2}
          steps={[
            { label: 'Placed', note: '12:00' },
            { label: 'Paid', note: '12:01' },
            { label: 'Shipped' },
            { label: 'Received' },
            { label: 'Reviewed' },
          ]}
        />
        <ProgressBar value={0.6} label="12 more for free shipping" />
      </div>
      <InfiniteSentinel status="failed" onReach={() => undefined} />
      <InfiniteSentinel status="end" onReach={() => undefined} />
    </Section>
  );
}

function States() {
  return (
    <Section title="States">
      <div className="galleryCard">
        <EmptyState
          picture={<Icon name="cart" size={56} />}
          title="Your cart is empty"
          action={<Button>Go shopping</Button>}
        />
      </div>
      <div className="galleryCard">
        <ErrorState onRetry={() => undefined} />
        <ErrorState layout="inline" onRetry={() => undefined} />
      </div>
      <div className="galleryCard">
        <SkeletonRegion>
          <div className="galleryRow">
            <Skeleton shape="circle" width="48px" />
            <Skeleton ratio={1} width="72px" />
            <Skeleton shape="text" lines={3} />
          </div>
        </SkeletonRegion>
        <Spinner label="Loading" />
      </div>
    </Section>
  );
}
