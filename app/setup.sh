# What Clew needs of Debian 12 to be built, and how its parts are built: sourced by app/run and tests/run.

packages=(
    g++ cmake ninja-build mold pkg-config
    qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libqscintilla2-qt6-dev libgl1-mesa-dev fonts-dejavu-core
    libcli11-dev libfmt-dev libexpected-dev nlohmann-json3-dev
    libnauty2-dev libboost-dev libicu-dev
    libgecode-dev minizinc
    libexpat1-dev libzstd-dev libcairo2-dev libcadical-dev libwebp-dev libgif-dev libvpx-dev libmatroska-dev libebml-dev libwebm-dev
)

# What tests/run needs besides: a screen of its own, and what screen readers ask programs through. Without them
# tst_app_screenreader is skipped.
testPackages=(xvfb dbus-daemon at-spi2-core zsh fish)

# What the address sanitizer and the fuzzer are built with.
sanitizerPackages=(clang-16 libclang-rt-16-dev)

# What a package is made with, and what tests/package needs besides.
packagingPackages=(dpkg-dev file)
packageTestPackages=(lintian debootstrap appstream desktop-file-utils mandoc)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jobs=$(nproc)

# Prints those of the named packages that are not installed.
missingPackages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
            echo "$package"
    done
}

# Installs the named packages as far as they are missing; root is asked for only then.
installPackages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "This is not Debian; install these packages yourself: $*" >&2
        return
    fi
    local missing asRoot=()
    mapfile -t missing < <(missingPackages "$@")
    ((${#missing[@]} > 0)) || return 0
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "Packages are missing. Install them as root, then start again:" >&2
            echo "    apt-get install -y --no-install-recommends ${missing[*]}" >&2
            exit 1
        fi
        asRoot=(sudo)
    fi
    echo "Installing ${missing[*]}"
    "${asRoot[@]}" apt-get update -q
    "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# configure FOLDER [CMAKE-OPTION…]: some files at a time are compiled as one, which halves a build from
# scratch; who changes one file often is better off without, as the presets are.
configure() {
    local folder=$1
    shift
    cmake -S "$root" -B "$folder" -G Ninja -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=16 "$@"
}

# build FOLDER [TARGET…]
build() {
    local folder=$1
    shift
    cmake --build "$folder" --parallel "$jobs" ${1:+--target "$@"}
}

# makePackage FOLDER: a package for Debian in FOLDER, which is built for it: of shared libraries alone, as Debian wants
# it (see app/cli/archives.cmake), and with bytes that do not depend on where or when.
makePackage() {
    local folder=$1
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
    export SOURCE_DATE_EPOCH
    configure "$folder" -DCMAKE_BUILD_TYPE=Release -DCLEW_GUI=ON -DCLEW_ARCHIVES=OFF \
        -DCMAKE_CXX_FLAGS="-ffile-prefix-map=$folder=build -ffile-prefix-map=$root=."
    build "$folder" clew clew-engine clew-workbench clew_package_parts
    rm -f "$folder"/clew_*.deb
    (cd "$folder" && cpack --config CPackConfig.cmake)
}
