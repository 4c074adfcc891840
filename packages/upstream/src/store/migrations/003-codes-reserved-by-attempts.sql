-- The use of a code is reserved while an attempt to pay is under way, no longer from the order's creation on.
update discount_redemptions set status = 'RELEASED'
where status = 'RESERVED' and order_no in (select order_no from orders where status in ('CREATED', 'DECLINED'));
