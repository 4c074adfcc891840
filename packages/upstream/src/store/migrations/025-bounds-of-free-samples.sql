-- The sample codes that can make an order free have a bound for each email address (P403). Databases that got them from an
-- earlier release get it too, as far as no operator has changed the code.
update discount_codes set max_per_email = 20
where is_sample
  and (code, coupon_type, value) in (('TWOFREE', 4, 2), ('ALLFREE', 4, 99))
  and currency is null
  and service_types = array['LOUNGE', 'PREBOOK', 'FASTTRACK']
  and valid_from = '2026-01-01T00:00:00Z'
  and valid_until = '2036-01-01T00:00:00Z'
  and max_redemptions is null
  and max_per_email is null
  and initial_redemptions = 0;
