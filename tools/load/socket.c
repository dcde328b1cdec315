typedef int load_nothing;
