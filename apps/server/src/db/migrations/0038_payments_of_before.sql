-- The money of all orders that were paid before payments had rows of their own.
insert into order_payments (order_id, transaction, method, fen, state, paid_at, created_at)
select id, transaction, case when payment_method = 'handPay' then 'handPay' else 'wechat' end, charge * 100, 'taken', paid_at, paid_at
from orders where status = 9 and transaction is not null and charge > 0
on conflict do nothing;
